import { createContext } from "react-router";

/** Where the site is reached, `https://host` without a slash at the end. */
export const siteOriginContext = createContext<string>();

/** Page of another company's calendar, which a reader may ask for. */
export const calendarWidgetContext = createContext<string | null>(null);

/** True while gifts go to the simulator and no card is charged. */
export const demoGatewayContext = createContext<boolean>(false);
