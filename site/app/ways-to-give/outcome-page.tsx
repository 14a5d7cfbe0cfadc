import type { ReactNode } from "react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSite } from "~/shell/site";
import { donationsHelp } from "./company-contact";
import { outcomePageCopy as copy } from "./outcome-page-copy";
import "./giving.css";

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
