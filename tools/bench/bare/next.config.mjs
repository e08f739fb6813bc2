/** An empty Next app: the baseline that the site is measured against. */
const nextConfig = { agentRules: false, experimental: { agentUpgrade: false } }

export default nextConfig
