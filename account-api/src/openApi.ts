export const openApi = {
  openapi: '3.0.3',
  info: {
    title: 'Tanabana accounts',
    description: "Sign-in, profile and orders. Every refusal is `{ message }`, in a shopper's words.",
    version: '1.0.0',
  },
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  },
} as const;
