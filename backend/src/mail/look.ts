/** Colours and type of every mail. Mail programs know few fonts; sizes suit readers of sixty and over. */
export const look = {
  navy: "#12284b",
  ink: "#22304a",
  soft: "#4a5872",
  cream: "#f6efe1",
  rule: "#ddd3bf",
  sans: '"Atkinson Hyperlegible Next", Verdana, "Segoe UI", Arial, sans-serif',
  serif: 'Fraunces, Georgia, "Times New Roman", serif',
} as const;
