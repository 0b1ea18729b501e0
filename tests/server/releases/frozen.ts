/** A hash of each step of the schema, see migrations.test.ts: a line is added with a step, and never changed. */
export const frozen: Record<string, string> = {
  '001-release-0.1.0': '33f5822238138bef',
  '002-school-years-expand': '322dd00ba5127ea4',
  '003-student-search-expand': '7b616c75aa571bb4',
  '004-audit-filters-expand': '7f5339fd1dfbc277',
  '005-teacher-classes-expand': '50bfec03a3ec2703',
  '006-login-language-expand': 'a11c97268c2b8e7b',
  '007-photo-hashes-expand': '4c6eef7989781ade',
  '008-search-folding-expand': 'ef5f03e075bd618c',
  '010-users-counted-expand': '6c2ce8970c850f57',
}
