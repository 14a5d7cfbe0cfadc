export const volunteerCopy = {
  title: "Volunteer",
  description: "Give time to men with prostate cancer.",
  formTitle: "Offer your help",
  board: {
    title: "Serve on the board",
    text: "Board members guide the foundation, watch over its money and open doors. If that is you, write to us.",
    label: "Board volunteering: contact us",
  },
};
