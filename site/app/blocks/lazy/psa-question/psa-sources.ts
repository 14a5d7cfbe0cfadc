/** What the answers of the tool rest on. A page of ours carries sources of its own. */
export const psaSources = {
  urologists: {
    name: "Canadian Urological Association, 2022",
    href: "https://doi.org/10.5489/cuaj.7851",
  },
  higherRisk: {
    name: "Canadian Urological Association Journal, 2024",
    href: "https://doi.org/10.5489/cuaj.8710",
  },
  taskForce: {
    name: "Canadian Task Force on Preventive Health Care, 2014",
    href: "https://doi.org/10.1503/cmaj.140703",
  },
  taskForceUpdate: {
    name: "Plan of the Task Force for its update, 2022",
    href: "https://doi.org/10.1186/s13643-022-02099-9",
  },
  findingEarly: {
    name: "Canadian Cancer Society, finding prostate cancer early",
    href: "https://cancer.ca/en/cancer-information/cancer-types/prostate/finding-cancer-early",
  },
  risks: {
    name: "Canadian Cancer Society, risk factors",
    href: "https://cancer.ca/en/cancer-information/cancer-types/prostate/risks",
  },
  signs: {
    name: "Canadian Cancer Society, signs and symptoms",
    href: "https://cancer.ca/en/cancer-information/cancer-types/prostate/signs-and-symptoms",
  },
  changes: {
    name: "US National Cancer Institute, 2025",
    href: "https://www.cancer.gov/types/prostate/understanding-prostate-changes",
  },
  spine: { name: "UK NICE, 2023", href: "https://www.nice.org.uk/guidance/ng234" },
  coverage: {
    name: "Canadian Cancer Society, access to the PSA test",
    href: "https://cancer.ca/en/get-involved/advocacy/what-we-are-doing/psa-test",
  },
  ontario: {
    name: "Government of Ontario, 2021",
    href: "https://www.ontario.ca/page/prostate-cancer-screening",
  },
  ourSigns: {
    name: "Our page on signs and symptoms",
    href: "/about-prostate-cancer/what-is-prostate-cancer/signs-and-symptoms",
  },
  ourBiopsy: {
    name: "Our page on biopsy",
    href: "/about-prostate-cancer/diagnosis-and-staging/biopsy-and-imaging",
  },
  ourPrices: {
    name: "Our page on the PSA test",
    href: "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
  },
} as const;

export type PsaSource = keyof typeof psaSources;
