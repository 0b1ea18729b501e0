/** The texts of ClassFilter. */
export const classFilterMessages = {
  label: 'جماعت',
  allLabel: 'تمام جماعتیں',
  resetLabel: 'فلٹر ختم کریں',
}
