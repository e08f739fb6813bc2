/** A Next app with nothing in it: what the site is measured against. */
const nextConfig = { agentRules: false, experimental: { agentUpgrade: false } }

export default nextConfig
