import { givingUrls } from "@pcf/contract/urls";
import { type ReactNode, useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useSite } from "~/content/site";
import { buttonClass } from "~/ui/button/button";
import { donationsHelp } from "./company-contact";
import "./giving.css";

const copy = { help: "Questions about your gift? Call us toll-free at", or: "or write to" };

type OutcomePageProps = {
  title: string;
  /** For what is as wide as a sheet of paper. */
  wide?: boolean;
  children: ReactNode;
};

/** The frame of every page a gift may end on: one card with a heading, and whom to call. */
export function OutcomePage({ title, wide, children }: OutcomePageProps) {
  const { company } = useSite();
  const { phone, email } = donationsHelp(company);
  return (
    <div className={wide ? "giving giving-wide" : "giving"}>
      <div className="giving-card stack">
        <h1 className="outcome-title" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <p className="outcome-help no-print">
        {copy.help} <a href={phone.href}>{phone.value}</a> {copy.or} <a href={email.href}>{email.value}</a>.
      </p>
    </div>
  );
}

/** Leads to another page as soon as it is shown, leaving no entry in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to, navigate]);
  return null;
}

/** The step that asks for the card; the form opens an earlier one where the draft is not complete. */
const atPayment = { step: 3 };

/** Leads to the donation form; with `resume` to its last step, so that what was filled in is not gone through again. */
export function BackToForm({ resume, children }: { resume?: boolean; children: string }) {
  return (
    <Link to={givingUrls.form} state={resume ? atPayment : null} className={buttonClass({})}>
      <span>{children}</span>
    </Link>
  );
}

/** Pages about one person's gift are never cached. */
export const noStoreHeaders = () => ({ "Cache-Control": "no-store" });
