import { fold } from "./fold";

const urgent = [
  "can't pee",
  "cannot pee",
  "can't urinate",
  "cannot urinate",
  "unable to pee",
  "blood in urine",
  "blood in my urine",
  "blood in pee",
  "can't walk",
  "leg weakness",
  "numb",
  "fever",
  "chest pain",
  "suicid",
  "kill myself",
  "want to die",
  "end my life",
  "self harm",
].map(fold);

/** Whether a search sounds like somebody needs help now rather than a page. */
export function isUrgent(term: string): boolean {
  const folded = fold(term.normalize("NFC"));
  return urgent.some((words) => folded.includes(words));
}
