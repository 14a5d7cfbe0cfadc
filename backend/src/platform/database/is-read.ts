/** Whether a statement only reads, which waits for nobody. Whatever is not surely a read counts as a write. */
export const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);
