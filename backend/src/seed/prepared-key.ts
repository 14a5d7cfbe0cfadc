/** Under it the database keeps the stamp of the sources that prepared it to the end. */
export const preparedKey = "prepared";
