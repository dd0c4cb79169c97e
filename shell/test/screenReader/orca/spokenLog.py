"""Speech server of Orca that appends each sentence to the file SPOKEN_LOG, as a line of JSON."""

import json
import os

from gi.repository import GLib
from orca import speechserver

_log = open(os.environ["SPOKEN_LOG"], "a", encoding="utf-8", buffering=1)


def _write(text):
    if text and text.strip():
        _log.write(json.dumps(text.strip(), ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):
    _server = None

    def __init__(self):
        super().__init__()
        # Number of the current reading. A stop increases the number, which ends the reading.
        self._reading = 0

    @staticmethod
    def getFactoryName():
        return "Spoken log"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._server = None

    def getInfo(self):
        return ["Spoken log", "log"]

    def getOutputModule(self):
        return "log"

    def setOutputModule(self, module_id):
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        _write(text)

    def speakCharacter(self, character, acss=None):
        _write(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        self._reading += 1
        GLib.idle_add(self._sayNext, self._reading, utteranceIterator, progressCallback)

    def _sayNext(self, reading, utterances, progress):
        if reading != self._reading:
            return False
        context, _voice = next(utterances, (None, None))
        if context is None:
            return False
        _write(context.utterance)
        context.currentOffset = context.startOffset
        progress(context, speechserver.SayAllContext.PROGRESS)
        context.currentOffset = context.endOffset
        progress(context, speechserver.SayAllContext.COMPLETED)
        return True

    def stop(self):
        self._reading += 1

    def reset(self, text=None, acss=None):
        pass
