import { useEffect } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router";

/**
 * Keeps in the address how many things the reader let append, so that Back and a reload bring them again. While the
 * reader is on the way to another page or to one of the things, it waits for where that leads.
 */
export function useCountInAddress(name: string, count: number | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    if (count === undefined || state !== "idle" || search.get(name) === String(count)) return;
    const next = new URLSearchParams(search);
    next.set(name, String(count));
    navigate(`?${next}`, { replace: true, preventScrollReset: true });
  }, [name, count, state, search, navigate]);
}
