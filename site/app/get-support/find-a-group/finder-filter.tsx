import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { Province } from "~/content/views/group-view";
import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/field/select-field";
import { afterPaint } from "./after-paint";
import { findAGroupCopy } from "./find-a-group-copy";
import type { GroupFilter } from "./group-filter";

const copy = findAGroupCopy.filter;
const names = ["province", "format", "language"] as const;

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
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<GroupFilter>(undefined);
  useEffect(() => {
    if (!form.current) return;
    // A choice made before this script came is taken now. From then on the fields follow the address, which the map and
    // links to a group change too; a form rendered again would take the focus away.
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
    </Form>
  );
}

function choiceFields(form: HTMLFormElement, filter: GroupFilter) {
  return names.flatMap((name) => {
    const select = form.elements.namedItem(name);
    return select instanceof HTMLSelectElement ? [{ select, value: filter[name] }] : [];
  });
}

/** Whether a reader chose something else than `filter`. */
function choicesDiffer(form: HTMLFormElement, filter: GroupFilter): boolean {
  return choiceFields(form, filter).some(({ select, value }) => select.value !== value);
}

/** Lets the fields of the form show `filter`. */
function showChoices(form: HTMLFormElement, filter: GroupFilter): void {
  for (const { select, value } of choiceFields(form, filter)) select.value = value;
}

/** What is chosen, as a reader would say it; empty for all groups. */
export function chosenWords(
  filter: GroupFilter,
  provinces: readonly { code: string; name: string }[],
  near: string | undefined,
): string[] {
  const province = provinces.find(({ code }) => code === filter.province)?.name;
  const format = filter.format && findAGroupCopy.formats[filter.format];
  return [province, format, filter.language, near].filter(
    (word) => word !== undefined && word !== "",
  ) as string[];
}

type FinderFoldProps = {
  chosen: readonly string[];
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/** Filter and place, which fold to one line on phones once they are used. Where there is room, the styles keep them open. */
export function FinderFold({ chosen, open, onOpen, children }: FinderFoldProps) {
  return (
    <details className="finder-fold" open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>{chosen.length > 0 ? copy.used(chosen) : copy.title}</summary>
      <div className="finder-tools">{children}</div>
    </details>
  );
}
