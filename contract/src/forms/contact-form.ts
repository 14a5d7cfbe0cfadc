import { defineForm } from "./form-definition.ts";

export const contactForm = defineForm({
  name: "contact",
  number: 704,
  page: "/about-us/contact-us",
  title: "General inquiry",
  office: "generalEmail",
  referencePrefix: "C",
  retention: "questions",
  waitsForStaff: true,
  person: { firstName: "full_name", email: "email" },
  fields: {
    full_name: { kind: "text", label: "Name", required: true, autoComplete: "name" },
    email: { kind: "email", label: "Email", required: true, autoComplete: "email" },
    phone: { kind: "phone", label: "Phone", autoComplete: "tel", width: "medium" },
    subject: { kind: "text", label: "Subject", required: true },
    message: { kind: "long-text", label: "Message", rows: 7 },
  },
  submit: "Send",
  thanks: "Thanks for your interest. Our team will reply shortly on your inquiry.",
});
