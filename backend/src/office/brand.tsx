import { readCompany } from "../platform/company.ts";
import { knot } from "./knot.ts";
import "./brand.css";

const Knot = ({ size }: { size: number }) => (
  <svg className="office-knot" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
    <path className="office-knot__light" d={knot.light} />
    <path className="office-knot__dark" d={knot.dark} />
  </svg>
);

/** The mark alone: in the trail at the top of each screen, where it leads to the first one. */
export const OfficeIcon = () => <Knot size={18} />;

/** The mark with the charity's name: at the sign-in. */
export const OfficeLogo = () => (
  <div className="office-logo">
    <Knot size={72} />
    <h1>{readCompany().name}</h1>
  </div>
);
