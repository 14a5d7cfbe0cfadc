"use client";

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { copy } from "./password-copy.ts";

/** The server looks at it. */
const anything = () => true as const;

/** Shown to the owner of an account while a new password or another address is being typed. */
export const CurrentPasswordField: TextFieldClientComponent = ({ path }) => {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isRequired = useFormFields(
    ([fields]) => fields.password !== undefined || fields.email?.value !== fields.email?.initialValue,
  );
  if (!isRequired || !id || id !== user?.id) return null;
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: path, label: copy.current }}
        path={path}
        validate={anything}
        schemaPath={`users.${path}`}
      />
      <p className="field-description">{copy.currentAbout}</p>
    </div>
  );
};
