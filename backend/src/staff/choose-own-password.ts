import { type CollectionBeforeValidateHook, ValidationError } from "payload";

const minimumLength = 12;

/** A new password is long enough; chosen by its owner, it lifts the mark that a one-time password carries. */
export const chooseOwnPassword: CollectionBeforeValidateHook = ({ data, req, originalDoc }) => {
  const password: unknown = data?.password;
  if (typeof password !== "string" || password === "") return data;
  if (password.length < minimumLength) {
    throw new ValidationError({
      collection: "users",
      errors: [{ path: "password", message: `A password has at least ${minimumLength} characters.` }],
    });
  }
  if (req.user && originalDoc && req.user.id === originalDoc.id)
    return { ...data, mustChangePassword: false };
  return data;
};
