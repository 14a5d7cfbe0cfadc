import type { UIFieldServerComponent } from "payload";

const copy = {
  about:
    "These are all fields as the database has them. They only change by what is done on the page of the gift.",
  back: "Back to the page of the gift",
} as const;

/** Above all details of a gift: the way back to the page that reads. */
export const GiftScreenLink: UIFieldServerComponent = ({ id, payload }) => (
  <div className="field-type">
    <p>{copy.about}</p>
    <a href={`${payload.config.routes.admin}/gifts/${id}`}>{copy.back}</a>
  </div>
);
