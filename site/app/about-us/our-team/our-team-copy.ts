export const ourTeamCopy = {
  title: "Our team",
  description: "The staff, board and advisors of the foundation.",
  about: "Read more",
  committee: "See the members",
};
