import type { FieldCode } from '#contract/errors.ts';

export default {
  required: 'هذا الحقل مطلوب.',
  invalid: 'القيمة غير صحيحة.',
  not_text: 'يجب أن تكون القيمة نصًّا.',
  too_long: 'النص أطول من المسموح.',
  too_short: 'النص أقصر من المطلوب.',
  email: 'أدخل بريدًا إلكترونيًا صحيحًا مثل name@example.com.',
  phone: 'أدخل رقم هاتف صحيحًا مع رمز الدولة.',
  membership_id: 'رقم العضوية عشرة أرقام.',
  national_id: 'رقم الهوية أو الإقامة عشرة أرقام، أولها 1 أو 2.',
  cr_number: 'يُرجى إدخال رقم السجل التجاري الصحيح.',
  password_short: 'كلمة المرور ثمانية أحرف على الأقل.',
  password_mismatch: 'كلمتا المرور غير متطابقتين.',
  not_offered: 'اختر واحدًا من الخيارات المتاحة.',
  not_found: 'لا أحد يحمل هذا الرقم.',
  duplicate: 'هذا الشخص مضاف إلى الفريق من قبل.',
  own_upload: 'يُرجى رفع الصورة مرة أخرى.',
  taken: 'مستخدم من قبل.',
} satisfies Record<FieldCode, string>;
