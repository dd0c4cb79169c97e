"""Settings of Orca for the walk, read by Orca when it starts."""

import orca.settings

# The module spokenLog.py writes sentences to a file instead of speaking them.
orca.settings.speechServerFactory = "spokenLog"
orca.settings.speechFactoryModules = ["spokenLog"]
# The transcript already contains the keys.
orca.settings.enableKeyEcho = False
orca.settings.enableSound = False
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
