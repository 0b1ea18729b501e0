import { isolate } from '../isolate.ts'

/** Where slips with a login are printed, if their address does not open everywhere. */
export const portalAddress = {
  reach: {
    machine: ({ url }: { url: string }) =>
      `${isolate(url)} صرف اسی مشین پر کھلتا ہے۔ کسی اور آلے پر کوئی ان پرچیوں سے لاگ اِن نہیں کر سکتا۔`,
    network: ({ url }: { url: string }) =>
      `${isolate(url)} صرف اس مشین کے نیٹ ورک میں کھلتا ہے۔ گھر پر کوئی ان پرچیوں سے لاگ اِن نہیں کر سکتا۔`,
  },
  mend: 'پورٹل کو اُس پتے پر کھولیں جو سب استعمال کرتے ہیں اور وہاں سے پرنٹ کریں۔ سرور چلانے والے کے لیے: PUBLIC_URL وہی پتا ہے۔',
}
