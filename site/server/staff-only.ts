/**
 * Whether an address of the backend is about staff accounts. Staff sign in on the backend's own address; from the public
 * site nobody may try passwords, or lock an account by trying.
 */
export function isStaffOnly(pathname: string): boolean {
  return /^\/+api\/+(users|payload-[^/]+)(\/|$)/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
