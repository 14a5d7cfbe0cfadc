"use client";

import { ConfirmationModal, PopupList, toast, useConfig, useDocumentInfo, useModal } from "@payloadcms/ui";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { useLinkedFrom } from "./use-linked-from.ts";

const copy = {
  label: "Unpublish",
  heading: "Take it off the site?",
  about: "Visitors no longer find it. The text stays here as a draft, and can be published again.",
  linking: "Links lead here from these, and would lead nowhere:",
  holding: "It is shown by these, and would be missing there:",
  asking: "Looking what links here…",
  unknown: "What links here could not be found out.",
  more: (count: number) => `and ${count} more`,
  yes: "Yes, take it off the site",
  doing: "Taking it off…",
} as const;

const most = 8;

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {names.slice(0, most).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > most && <li>{copy.more(names.length - most)}</li>}
      </ul>
    </>
  );
}

/** The library's entry of the same name, with a question that names what shows or links to the document. */
export function UnpublishButton() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const { toggleModal } = useModal();
  const { uses, failed, ask } = useLinkedFrom({ atOnce: false });
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed) return null;
  const modal = `unpublish-${collectionSlug}-${id}`;

  function open() {
    toggleModal(modal);
    void ask();
  }

  async function unpublish() {
    const url = `${api}/${collectionSlug}/${id}?depth=0`;
    const { refused } = await sendAction(url, { _status: "draft" }, { method: "PATCH" });
    if (refused === undefined) return window.location.reload();
    toast.error(refused);
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={open}>
        {copy.label}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={copy.heading}
        body={
          <>
            <p>{copy.about}</p>
            {!uses && !failed && <p>{copy.asking}</p>}
            {failed && <p>{copy.unknown}</p>}
            {uses && <Names title={copy.holding} names={uses.holding} />}
            {uses && <Names title={copy.linking} names={uses.linking} />}
          </>
        }
        confirmLabel={copy.yes}
        confirmingLabel={copy.doing}
        onConfirm={unpublish}
      />
    </>
  );
}
