export const councilContactCopy = { contactId: "councilEmail", write: "Write to the councils" };
