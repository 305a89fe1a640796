from hypothesis import HealthCheck, settings

# Other programs may keep the machine busy: how long an example takes says nothing about the code.
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")

pytest_plugins = ["tests.browser.fixtures", "tests.server.fixtures"]
