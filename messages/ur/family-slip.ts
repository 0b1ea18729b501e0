/** What a slip with a code says, in each language of the school. */
export const familySlip = {
  steps:
    'والدین اور سرپرستوں کے لیے: پورٹل کھولیں اور اس کوڈ سے رجسٹر کریں، یا لاگ اِن کر کے ”خاندان“ میں یہ کوڈ لکھیں۔ یہ ایک ہی بار کام کرتا ہے۔',
}
