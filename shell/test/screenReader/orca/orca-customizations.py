"""Settings of Orca for the walk, read by Orca when it starts."""

import orca.settings

# A module beside this file, which writes the sentences instead of speaking them.
orca.settings.speechServerFactory = "spokenLog"
orca.settings.speechFactoryModules = ["spokenLog"]
# The keys themselves are in the transcript already.
orca.settings.enableKeyEcho = False
orca.settings.enableSound = False
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
