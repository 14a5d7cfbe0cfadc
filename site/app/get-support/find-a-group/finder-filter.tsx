import { Form, Link, useSubmit } from "react-router";
import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/field/select-field";
import { findAGroupCopy } from "./copy";
import type { GroupFilter, Province } from "./group-filter";

const copy = findAGroupCopy.filter;

type FinderFilterProps = {
  provinces: readonly Province[];
  languages: readonly string[];
  filter: GroupFilter;
};

/** A plain GET form; with JavaScript each choice shows at once. */
export function FinderFilter({ provinces, languages, filter }: FinderFilterProps) {
  const submit = useSubmit();
  const chosen = filter.province !== "" || filter.format !== "" || filter.language !== "";
  const all = { value: "", label: copy.all };
  return (
    <Form
      // The fields follow the address, which the map and links to a group change too.
      key={`${filter.province} ${filter.format} ${filter.language}`}
      method="get"
      className="finder-filter"
      aria-label={copy.title}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
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
