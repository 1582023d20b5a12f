import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** What stands behind the `#` of a link. It leaves the address at once, which is no place to keep a secret. */
export function useSecretOfLink(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [secret] = useState(hash);
  useEffect(() => {
    if (hash !== "") void navigate({ to: ".", replace: true });
  }, [hash, navigate]);
  return secret;
}
