/** A hash of each step of the schema, see migrations.test.ts: a line is added with a step, and never changed. */
export const frozen: Record<string, string> = {
  '001-release-0.1.0': '923daca7dd375650',
  '002-school-years-expand': 'e3b0c44298fc1c14',
  '003-student-search-expand': 'e3b0c44298fc1c14',
  '004-audit-filters-expand': 'e3b0c44298fc1c14',
  '005-teacher-classes-expand': 'e3b0c44298fc1c14',
  '006-login-language-expand': 'e3b0c44298fc1c14',
  '007-photo-hashes-expand': '4c6eef7989781ade',
  '008-search-folding-expand': '71112e64fc51874e',
  '009-idempotency-keys-expand': 'caa4fe6cb5c2a0a2',
  '010-users-counted-expand': '6c2ce8970c850f57',
  '011-one-form': 'f94e218f4f1a7dc4',
  '012-notice-board-expand': '16604e6931ee3dea',
  '013-former-students-expand': 'f1158d869b29deec',
  '014-families-expand': '2f5a39a1c65f49a2',
  '015-chosen-passwords-expand': 'a9354d434aeef0c6',
  '016-reports-of-year-expand': '38e5e05b1205905e',
}
