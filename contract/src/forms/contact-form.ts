import { defineForm } from "./form-definition.ts";

export const contactForm = defineForm({
  name: "contact",
  number: 704,
  page: "/about-us/contact-us",
  title: "General inquiry",
  office: "generalEmail",
  referencePrefix: "C",
  retention: "questions",
  kept: {
    title: "Questions sent through the contact form",
    holds: "Your name, email address, phone number and what you wrote",
    why: "To answer you, also when you write again",
    term: { count: 1, unit: "year", from: "after we last worked on it" },
    ends: "One that still waits for an answer stays until it has one.",
  },
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
  received: {
    subject: "We have your message",
    preview: "Thank you for writing to us.",
    text: "Thank you for writing to us. Your message is with our team, and somebody will reply.",
    next: "If you would like to add something, please reply to this mail. We cannot give medical advice; with questions about your health, please see your doctor, and in an emergency call 911.",
  },
});
