/** The texts of FeatureBox. */
export const featureBoxMessages = {
  linkLabel: 'مزید پڑھیں',
}
