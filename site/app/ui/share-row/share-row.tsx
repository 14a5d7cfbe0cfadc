import { Check, Link2, Mail, Share2 } from "lucide-react";
import { useEffect, useState } from "react";

type ShareRowProps = {
  /** Whole address of the page. */
  url: string;
  title: string;
  words: { label: string; email: string; copy: string; copied: string; share: string };
};

/** Addresses at the social networks that offer to share a page; plain links, nothing of theirs is loaded. */
function shareLinks(url: string, title: string): { name: string; href: string }[] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: "X", href: `https://x.com/intent/post?url=${link}&text=${text}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ];
}

/** Plain links that share a page; the device's own share sheet and "copy" join in where the browser has them. */
export function ShareRow({ url, title, words }: ShareRowProps) {
  const [can, setCan] = useState({ share: false, copy: false });
  const [copied, setCopied] = useState(false);
  useEffect(() => setCan({ share: "share" in navigator, copy: "clipboard" in navigator }), []);
  return (
    <div className="share-row">
      <p id="share-label">{words.label}</p>
      <ul aria-labelledby="share-label">
        {shareLinks(url, title).map((link) => (
          <li key={link.name}>
            <a href={link.href} target="_blank" rel="noopener noreferrer">
              {link.name}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
            <Mail aria-hidden="true" />
            {words.email}
          </a>
        </li>
        {can.copy && (
          <li>
            <button
              type="button"
              onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true))}
            >
              {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
              <span aria-live="polite">{copied ? words.copied : words.copy}</span>
            </button>
          </li>
        )}
        {can.share && (
          <li>
            <button type="button" onClick={() => navigator.share({ url, title }).catch(() => undefined)}>
              <Share2 aria-hidden="true" />
              {words.share}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
