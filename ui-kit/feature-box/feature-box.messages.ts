/** The default texts of FeatureBox. */
export const featureBoxMessages = {
  linkLabel: 'Read more',
}
