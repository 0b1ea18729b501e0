import { ltr } from '../../isolate.ts'
import { forOperator } from './words.ts'

/** Why a school year was not begun, or nobody promoted. */
export const previewIsOld =
  'اس پیش نظارے کے بعد کوئی طالب علم شامل یا حذف ہوا، یا اس کی جماعت بدلی، یا کوئی جماعت بدل گئی، اس لیے کسی کو ترقی نہیں دی گئی۔ نیا پیش نظارہ دیکھ لیں، پھر دوبارہ ترقی دیں۔'
export const promotedAlready =
  'اس تعلیمی سال میں اسکول کو پہلے ہی ترقی دی جا چکی ہے، اس لیے کسی کو ترقی نہیں دی گئی۔ صفحہ دوبارہ کھولیں: وہ بتاتا ہے کہ کب اور کس نے دی، اور ایک بار پھر پوچھتا ہے۔'

export const noBackup = `پہلے بننے والا بیک اپ نہیں بن سکا، اس لیے کچھ نہیں بدلا۔ ${forOperator(`وجہ سرور کے لاگ میں ہے۔ دیکھیں کہ فولڈر ${ltr('BACKUP_DIR')} میں لکھا جا سکتا ہے؛ پھر دوبارہ کوشش کی جا سکتی ہے۔`)}`
