import type { FieldOption } from "@pcf/contract/forms/form-definition";
import { groupChangeForm } from "@pcf/contract/forms/group-change-form";
import { PostedForm } from "~/forms/posted-form";

type GroupChangeFormProps = {
  /** Slug of the group that the form is about, where the page knows it. */
  group?: string;
  /** The groups to choose from, where it does not. */
  groups?: readonly FieldOption[];
  /** The coming meetings of the group. */
  meetings?: readonly FieldOption[];
};

/** The form of leaders: about a group that the page knows, with its meetings to choose from, or about any. */
export function GroupChangeForm({ group, groups, meetings }: GroupChangeFormProps) {
  return (
    <PostedForm form={groupChangeForm}>
      {(field) => (
        <>
          {group ? <input type="hidden" name="group" value={group} /> : field("group", { options: groups })}
          {field("what")}
          {field("meeting", { options: meetings })}
          <div className="field-row">
            {field("new_day")}
            {field("new_start")}
            {field("new_end")}
          </div>
          {field("new_place")}
          {field("message")}
          <div className="field-row">
            {field("full_name")}
            {field("email")}
            {field("phone")}
          </div>
        </>
      )}
    </PostedForm>
  );
}
