/** What staff read about the picture of the signature. */
export const signatureCopy = {
  label: "Picture of the signature",
  description:
    "A scan of the signature of the person named above: PNG or JPEG, at most 2 MB. It stands on receipts issued from then on; those issued before stay as they are. Only administrators and finance see or change it.",
  choose: "Choose a picture",
  remove: "Remove the picture",
  uploading: "Uploading …",
  ready: "The picture is ready. Save the settings to use it.",
  removed: "Save the settings to issue receipts without a picture.",
  none: "There is no picture. Receipts are signed by name.",
  pictureOf: "The signature as it stands on receipts",
  failed: "The picture could not be uploaded. Please try again.",
  wrongType: "Choose a PNG or JPEG picture.",
  damaged: "This picture cannot be read. Please scan it again.",
  empty: "This picture shows nothing.",
  tooDark: "The paper in this picture is too dark. Please scan the signature on white paper.",
  tooSmall: "This picture is too small: the signature has to be at least 150 pixels wide and 30 high.",
  tooLarge: "This picture is too large: at most 2 MB.",
  unknown: "This picture is not there. Please upload it again.",
  otherName:
    "The picture is of the signature of another person. Remove it first, save, and then upload the new one.",
} as const;
