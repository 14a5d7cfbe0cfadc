import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import type { Province } from "~/content/collections";
import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/field/select-field";
import { afterPaint } from "./after-paint";
import { findAGroupCopy } from "./find-a-group-copy";
import { choicesDiffer, showChoices } from "./finder-choices";
import type { GroupFilter } from "./group-filter";

const copy = findAGroupCopy.filter;

type FinderFilterProps = {
  provinces: readonly Omit<Province, "groups">[];
  languages: readonly string[];
  filter: GroupFilter;
  /** Is called when the reader asks to see what the choice leaves. */
  onShow: () => void;
};

/** A plain GET form; with JavaScript each choice shows at once. */
export function FinderFilter({ provinces, languages, filter, onShow }: FinderFilterProps) {
  const submit = useSubmit();
  const chosen = filter.province !== "" || filter.format !== "" || filter.language !== "";
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<GroupFilter>(undefined);
  useEffect(() => {
    if (!form.current) return;
    // A choice made before this script came is taken now. From then on the fields follow the address, which the map and
    // links to a group change too; a form drawn again would take the focus away.
    if (shown.current) showChoices(form.current, filter);
    else if (choicesDiffer(form.current, filter)) submit(form.current, { preventScrollReset: true });
    shown.current = filter;
  }, [filter, submit]);
  /** The field answers first: map and list, which follow it, take longer. */
  async function chooseSoon() {
    await afterPaint();
    if (form.current) submit(form.current, { preventScrollReset: true });
  }
  const all = { value: "", label: copy.all };
  return (
    <Form
      ref={form}
      method="get"
      className="finder-filter"
      aria-label={copy.title}
      preventScrollReset
      onSubmit={(event) => {
        // Where each choice has shown at once there is nothing left to ask for.
        if (!choicesDiffer(event.currentTarget, filter)) event.preventDefault();
        onShow();
      }}
      onChange={chooseSoon}
    >
      <SelectField
        label={copy.province}
        name="province"
        defaultValue={filter.province}
        options={[all, ...provinces.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <SelectField
        label={copy.format}
        name="format"
        defaultValue={filter.format}
        options={[
          all,
          { value: "in-person", label: findAGroupCopy.formats["in-person"] },
          { value: "online", label: findAGroupCopy.formats.online },
        ]}
      />
      <SelectField
        label={copy.language}
        name="language"
        defaultValue={filter.language}
        options={[all, ...languages.map((language) => ({ value: language, label: language }))]}
      />
      <Button type="submit" variant="secondary">
        {copy.apply}
      </Button>
      {chosen && (
        <Link to="?" preventScrollReset className="finder-reset">
          {copy.reset}
        </Link>
      )}
    </Form>
  );
}
