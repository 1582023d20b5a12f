import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * What stands behind the `#` of a link. It leaves the address at once, which is no place to keep a secret.
 * A further link that is opened in the same tab changes nothing but that part of the address: then it is the new one.
 */
export function useSecretOfLink(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [secret, setSecret] = useState(hash);
  if (hash !== "" && hash !== secret) setSecret(hash);
  useEffect(() => {
    if (hash !== "") void navigate({ to: ".", replace: true });
  }, [hash, navigate]);
  return secret;
}
