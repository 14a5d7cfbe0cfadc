import { z } from "zod";

/** `/static-data.json`: who the charity is. Nothing else in code or content repeats its name. */
export const companySchema = z.object({
  name: z.string(),
  shortName: z.string(),
  contact: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      value: z.string(),
      href: z.string(),
      note: z.string().optional(),
    }),
  ),
  address: z.object({
    street: z.string(),
    city: z.string(),
    province: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  mapLink: z.string(),
  socialMedia: z.array(z.object({ name: z.string(), img: z.string(), url: z.string() })),
  charityNumber: z.string(),
});
export type Company = z.output<typeof companySchema>;
