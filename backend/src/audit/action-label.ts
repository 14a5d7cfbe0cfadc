import { type AuditAction, auditActions } from "./audit-actions.ts";

export const actionLabel = (action: AuditAction): string =>
  auditActions.find(({ value }) => value === action)?.label ?? action;
