type Recaptcha = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

function load(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const service = window.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error("The human check did not start"));
    };
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("The human check could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}

/** Loads the service, and with an `action` asks it for a token, which is good for two minutes and one use. */
export async function recaptchaToken(siteKey: string, action: string | null): Promise<string> {
  const service = await load(siteKey);
  return action === null ? "" : service.execute(siteKey, { action });
}
