/** The notice after a login. The page 'Account' shows plain users their text too. */
export const toDo = {
  label: 'ابھی کرنا ہے',
  plainLabel: 'آپ کے لاگ اِن کے بارے میں',
  /** What a user who is neither student nor staff can do. */
  plain:
    'اس لاگ اِن سے آپ اعلانات اور باقی تمام عوامی صفحات پڑھ سکتے ہیں۔ رپورٹ اُس لاگ اِن سے کھلتی ہے جو اسکول نے طالب علم کو دیا ہے۔',
  /** The same where the school lets families read. */
  family:
    'اس لاگ اِن سے آپ اعلانات پڑھ سکتے ہیں، اور صفحہ ”خاندان“ پر اپنے بچوں کی رپورٹیں۔ بچہ شامل کرنے کے لیے وہ کوڈ لکھیں جو اسکول کا دفتر آپ کے لیے پرنٹ کرتا ہے۔',
  secondFactor: 'آپ کے اسکول میں دوسری تصدیق لازمی ہے: جب تک آپ اسے نہ لگائیں، دوسروں کے ریکارڈ نہیں کھول سکتے۔',
  go: 'اپنے اکاؤنٹ پر جائیں',
  toFamily: 'صفحہ ”خاندان“ پر جائیں',
  later: 'بعد میں',
}
