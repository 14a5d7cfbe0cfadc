import type { Endpoint, GlobalBeforeOperationHook, GlobalConfig, GlobalSlug } from "payload";
import { APIError } from "payload";
import { editorsOnly } from "../../access/collection-access.ts";
import { activeStaff, notAllowed } from "../../access/staff.ts";

const copy = {
  forStaff: "Drafts are shown to staff only.",
  cannotLeave: (name: string) => `${name}: visitors always need it, so it cannot be taken off the site.`,
  comesBackAsDraft: (name: string) => `${name}: an earlier version comes back as a draft, by its own page.`,
  isBack: "This version is your draft now. Look at it, and publish it when it is right.",
};

/** Visitors do not read drafts, and whoever saves it and does not say that it is a draft publishes it. */
const staysPublished: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess, req }) => {
  const { label, slug } = global;
  const isDraft = "draft" in args && args.draft === true;
  if (operation === "read" && isDraft && !overrideAccess && !activeStaff(req))
    throw new APIError(copy.forStaff, 400, null, true);
  const name = typeof label === "string" ? label : slug;
  // The library would write the earlier version over what visitors see, also where that is a draft.
  if (operation === "restoreVersion") throw new APIError(copy.comesBackAsDraft(name), 400, null, true);
  if (operation !== "update" || !("data" in args) || isDraft) return args;
  if (args.data._status === "draft") throw new APIError(copy.cannotLeave(name), 400, null, true);
  return { ...args, data: { ...args.data, _status: "published" } };
};

/** `POST /api/globals/SLUG/versions/:id`, for editors: the earlier version as the newest draft. Visitors see nothing of it. */
const bringsBackAsDraft = (slug: GlobalSlug): Omit<Endpoint, "root"> => ({
  path: "/versions/:id",
  method: "post",
  handler: async (req) => {
    if (!editorsOnly({ req })) throw notAllowed(req);
    const asked = { slug, req, depth: 0, user: req.user, overrideAccess: false } as const;
    const { version } = await req.payload.findGlobalVersionByID({
      ...asked,
      id: String(req.routeParams?.id),
    });
    req.context.isRestoringVersion = true;
    const data = { ...version, _status: "draft" as const };
    const doc = await req.payload.updateGlobal({ ...asked, data, draft: true });
    return Response.json({ message: copy.isBack, doc });
  },
});

/**
 * The global, if it has drafts: it can be changed as a draft and published, and is never taken off the site, neither by a
 * save nor by an earlier version that comes back.
 */
export function alwaysPublished(global: GlobalConfig): GlobalConfig {
  const { admin, endpoints, hooks, slug, versions } = global;
  if (typeof versions !== "object" || !versions.drafts) return global;
  return {
    ...global,
    // The form asks for the day alone of what is published, and reads of the status that it is: "Changed", not "Draft".
    forceSelect: { ...global.forceSelect, _status: true },
    endpoints: [...(endpoints || []), bringsBackAsDraft(slug as GlobalSlug)],
    hooks: { ...hooks, beforeOperation: [staysPublished, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...admin?.components?.elements,
          UnpublishButton: "/content/preview/publish-button.tsx#AlwaysOnSite",
        },
      },
    },
  };
}
