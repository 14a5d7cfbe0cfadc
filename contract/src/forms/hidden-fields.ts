/** Multipart field that carries the form's number. */
export const unitTagField = "_wpcf7_unit_tag";

/** A field that people never see: whoever fills it in is a script. */
export const honeypotField = "website_address";

/** Field with the time at which the form was shown (ms since 1970); answers faster than a person are refused. */
export const shownAtField = "shown_at";

/** Field with the path (and `#id`) of the form's place; without JavaScript the answer leads back there. */
export const returnField = "return_to";
