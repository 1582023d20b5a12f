import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The code behind the `#` of the address, which leaves the address at once: it is no place to keep a secret. */
export function usePrintedCode(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [printed] = useState(hash);
  useEffect(() => {
    if (hash !== "") void navigate({ to: "/first-operator", replace: true });
  }, [hash, navigate]);
  return printed;
}
