"use client";

import { PublishButton as LibraryButton, useFormBackgroundProcessing, useFormModified } from "@payloadcms/ui";
import { type MouseEvent, useEffect, useRef, useState } from "react";

/** What was typed last is saved as a draft within the interval of `publishing.ts`; after this long it is no more. */
const longestWaitMs = 2_500;

/**
 * The library's button, which publishes only once what was typed last is saved as a draft. A draft that is saved while
 * something is published, or after it, would stand over it, and the page would be shown as changed although nobody changed
 * anything. Should the draft not be saved, it publishes all the same.
 */
export function PublishButton() {
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const [isWaiting, setWaiting] = useState(false);
  const pressed = useRef<HTMLElement>(null);
  const mayPass = useRef(false);

  const holdUp = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>("#action-save");
    if (!button || mayPass.current || !(isModified || isSaving)) return;
    event.stopPropagation();
    pressed.current = button;
    setWaiting(true);
  };

  useEffect(() => {
    if (!isWaiting || isSaving) return;
    const publish = () => {
      setWaiting(false);
      mayPass.current = true;
      pressed.current?.click();
      mayPass.current = false;
    };
    if (!isModified) return publish();
    const waited = setTimeout(publish, longestWaitMs);
    return () => clearTimeout(waited);
  }, [isWaiting, isSaving, isModified]);

  return (
    <div style={{ display: "contents" }} onClickCapture={holdUp}>
      <LibraryButton />
      <span role="status">{isWaiting ? "Saving first…" : ""}</span>
    </div>
  );
}

/** In the menu behind the three dots, in place of the library's button, for what is always on the site. */
export const AlwaysOnSite = () => <p style={{ margin: 0 }}>Always on the site: it cannot be taken off.</p>;
